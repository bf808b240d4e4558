import {
  getSettings,
  savePreferences,
  type Preferences,
  type Settings,
} from '@skills-center/contract/accounts/settings'
import { languageNames, offeredLanguages } from '@skills-center/contract/language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { language } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { changeRate } from '../../item/speech/reader.ts'
import { call } from '../../platform/api.ts'
import { chime } from '../../platform/chime.ts'
import { applyPreferences } from '../../platform/preferences.ts'
import { queryOf } from '../../platform/queries.ts'
import { useSound } from '../../platform/sound.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { SettingsCard } from './settings-card.tsx'
import { timeZoneOptions } from './time-zones.ts'
import { showFailure } from './use-settings-mutation.ts'

const themes = () =>
  [
    { value: 'system', label: t('accounts/settings/automatic') },
    { value: 'light', label: t('accounts/settings/light') },
    { value: 'dark', label: t('accounts/settings/dark') },
  ] as const
const sizes = () =>
  [
    { value: 'normal', label: t('accounts/settings/normal') },
    { value: 'large', label: t('accounts/settings/large') },
    { value: 'largest', label: t('accounts/settings/largest') },
  ] as const
const rates = () =>
  [
    { value: 'normal', label: t('accounts/settings/normal') },
    { value: 'slow', label: t('accounts/settings/slow') },
  ] as const

const sounds = () =>
  [
    { value: 'off', label: t('accounts/settings/sounds-off') },
    { value: 'on', label: t('accounts/settings/sounds-on') },
  ] as const

const { queryKey } = queryOf(getSettings)

/** How the product looks and sounds. Each choice applies at once and is undone if it cannot be saved. */
export function PreferencesCard({ settings }: { readonly settings: Settings }) {
  const client = useQueryClient()
  const { preferences } = settings
  const [isSoundOn, setSound] = useSound()
  const save = useMutation({
    scope: { id: 'preferences' },
    mutationFn: (body: Preferences) => call(savePreferences, { body }),
    onMutate: (chosen) => {
      client.setQueryData(queryKey, { ...settings, preferences: chosen })
      return preferences
    },
    onSuccess: (saved) => applyPreferences(saved.preferences),
    onError: (error, _, before) => {
      if (before !== undefined) client.setQueryData(queryKey, { ...settings, preferences: before })
      showFailure(t('accounts/settings/not-saved'))(error)
    },
  })
  const choose = (change: Partial<Preferences>) => save.mutate({ ...preferences, ...change })
  return (
    <SettingsCard
      id="look"
      title={t('accounts/settings/look-and-sound')}
      about={t('accounts/settings/saved-as-you-choose')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <SegmentedControl
            label={t('accounts/settings/theme')}
            value={preferences.theme}
            options={themes()}
            onChange={(theme) => choose({ theme })}
          />
        </div>
        {offeredLanguages.length > 1 && (
          <div className="sm:col-span-2">
            <SegmentedControl
              label={t('accounts/settings/language')}
              value={language()}
              options={offeredLanguages.map((value) => ({ value, label: languageNames[value] }))}
              onChange={(chosen) => save.mutate({ ...preferences, language: chosen })}
            />
          </div>
        )}
        <SegmentedControl
          label={t('accounts/settings/text-size')}
          value={preferences.textSize}
          options={sizes()}
          onChange={(textSize) => choose({ textSize })}
        />
        <SegmentedControl
          label={t('accounts/settings/reading-aloud')}
          value={preferences.readingRate}
          options={rates()}
          onChange={(readingRate) => {
            changeRate(readingRate)
            choose({ readingRate })
          }}
        />
        <div className="sm:col-span-2">
          <SegmentedControl
            label={t('accounts/settings/sounds')}
            value={isSoundOn ? 'on' : 'off'}
            options={sounds()}
            onChange={(sound) => {
              setSound(sound === 'on')
              chime('right')
            }}
          />
          <p className="mt-1.5 text-sm text-ink-soft">{t('accounts/settings/sounds-on-this-device')}</p>
        </div>
        <div className="sm:col-span-2">
          <Select
            label={t('accounts/settings/time-zone')}
            hint={t('accounts/settings/streak-and-the-daily-limit')}
            value={preferences.timeZone ?? ''}
            options={timeZoneOptions(preferences.timeZone)}
            onChange={(event) => choose({ timeZone: event.target.value || null })}
          />
        </div>
      </div>
    </SettingsCard>
  )
}
