import { Eye, EyeOff } from 'lucide-react'
import { t } from '../language/messages.ts'
import { useNeedsConsent } from '../platform/privacy.ts'

/** What being in a class shows, and to whom: before joining and while in it. */
export function TeachersSee() {
  const needsConsent = useNeedsConsent()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div>
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <Eye aria-hidden className="size-5 text-math" />
          {t('Your teachers see')}
        </h3>
        <ul className="mt-2 list-disc pl-6 text-ink-soft marker:text-line-strong">
          <li>{needsConsent ? t('your username and grade') : t('your name, username and grade')}</li>
          <li>{t('what you practice, your answers, and when')}</li>
          <li>{t('how far you are in each skill')}</li>
        </ul>
      </div>
      <div>
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <EyeOff aria-hidden className="size-5 text-science" />
          {t('They do not see')}
        </h3>
        <ul className="mt-2 list-disc pl-6 text-ink-soft marker:text-line-strong">
          <li>
            {needsConsent ? t('your name: we don’t have it') : t('your email address, if you gave one')}
          </li>
          <li>{t('which other classes you are in')}</li>
        </ul>
        <p className="mt-2 text-ink-soft">{t('Classmates see nothing about you, not even your name.')}</p>
      </div>
    </div>
  )
}
