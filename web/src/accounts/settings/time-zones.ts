import { t } from '../../language/messages.ts'
import { deviceTimeZone } from '../../platform/preferences.ts'

const ofTheStates = () =>
  [
    ['America/New_York', t('accounts/settings/eastern-time-new-york')],
    ['America/Chicago', t('accounts/settings/central-time-chicago')],
    ['America/Denver', t('accounts/settings/mountain-time-denver')],
    ['America/Phoenix', t('accounts/settings/mountain-time-all-year-phoenix')],
    ['America/Los_Angeles', t('accounts/settings/pacific-time-los-angeles')],
    ['America/Anchorage', t('accounts/settings/alaska-time-anchorage')],
    ['Pacific/Honolulu', t('accounts/settings/hawaii-time-honolulu')],
  ] as const

const inWords = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/**
 * The options: the device's own time zone first, with an empty value, then US time zones, then the rest of the world.
 */
export function timeZoneOptions(chosen: string | null): { value: string; label: string }[] {
  const states = ofTheStates().map(([value, label]) => ({ value, label }))
  const known = new Set<string>(ofTheStates().map(([value]) => value))
  const world = new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen === null ? [] : [chosen])])
  const others = [...world]
    .filter((zone) => !known.has(zone))
    .map((zone) => ({ value: zone, label: inWords(zone) }))
  return [
    { value: '', label: t('accounts/settings/as-on-this-device-zone', { zone: inWords(deviceTimeZone()) }) },
    ...states,
    ...others,
  ]
}
