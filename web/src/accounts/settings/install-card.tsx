import { MonitorDown, Share } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { t } from '../../language/messages.ts'
import { installation } from '../../platform/install.ts'
import { Button } from '../../ui/button.tsx'
import { SettingsCard } from './settings-card.tsx'

/** On an iPhone or iPad, Safari installs apps through its share menu and gives pages no install prompt. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** Offers to install Skills Center as an app, if the browser supports it and it is not installed yet. */
export function InstallCard() {
  const isOffered = useSyncExternalStore(installation.subscribe, installation.isOffered)
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (isInstalled || !(isOffered || isAppleTouch())) return null
  return (
    <SettingsCard
      id="install"
      title={t('accounts/settings/install-on-this-device')}
      about={t('accounts/settings/skills-center-then-opens')}
    >
      {isOffered ? (
        <Button variant="outline" className="self-start" onClick={() => void installation.ask()}>
          <MonitorDown aria-hidden className="size-5" />
          {t('accounts/settings/install')}
        </Button>
      ) : (
        <p className="flex items-start gap-2">
          <Share aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          {t('accounts/settings/tap-share')}
        </p>
      )}
    </SettingsCard>
  )
}
