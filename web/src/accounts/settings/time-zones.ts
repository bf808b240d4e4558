import { t } from '../../language/messages.ts'
import { deviceTimeZone } from '../../platform/preferences.ts'

const ofTheStates = () =>
  [
    ['America/New_York', t('Eastern time (New York)')],
    ['America/Chicago', t('Central time (Chicago)')],
    ['America/Denver', t('Mountain time (Denver)')],
    ['America/Phoenix', t('Mountain time all year (Phoenix)')],
    ['America/Los_Angeles', t('Pacific time (Los Angeles)')],
    ['America/Anchorage', t('Alaska time (Anchorage)')],
    ['Pacific/Honolulu', t('Hawaii time (Honolulu)')],
  ] as const

const inWords = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/** What can be chosen: the device's own first, under the empty value, then the states', then the world's. */
export function timeZoneOptions(chosen: string | null): { value: string; label: string }[] {
  const states = ofTheStates().map(([value, label]) => ({ value, label }))
  const known = new Set<string>(ofTheStates().map(([value]) => value))
  const world = new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen === null ? [] : [chosen])])
  const others = [...world]
    .filter((zone) => !known.has(zone))
    .map((zone) => ({ value: zone, label: inWords(zone) }))
  return [
    { value: '', label: t('As on this device ({zone})', { zone: inWords(deviceTimeZone()) }) },
    ...states,
    ...others,
  ]
}
