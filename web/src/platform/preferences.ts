import type { Preferences } from '@skills-center/contract/accounts/settings'
import { changeLanguage, isLanguageNamed, storedLanguage, language } from '../language/language.ts'
import { rememberReadingRate } from './reading-rate.ts'

/*
 * The person's settings are also kept in this browser, so that they apply as soon as a page opens, before the server
 * has replied.
 */
const places = {
  all: 'skills-center.preferences',
  theme: 'skills-center.theme',
  textSize: 'skills-center.text-size',
  timeZone: 'skills-center.time-zone',
} as const

function kept(place: keyof typeof places): string {
  try {
    return localStorage.getItem(places[place]) ?? ''
  } catch {
    // Without storage, the defaults apply.
    return ''
  }
}

function keep(place: keyof typeof places, value: string): void {
  try {
    localStorage.setItem(places[place], value)
  } catch {
    // Without storage, the setting lasts until the page is closed.
  }
}

function show(theme: string, textSize: string): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  else delete dataset['theme']
  if (textSize === 'large' || textSize === 'largest') dataset['textSize'] = textSize
  else delete dataset['textSize']
}

/** Applies the settings last used on this device. */
export const showStoredPreferences = (): void => show(kept('theme'), kept('textSize'))

/**
 * Applies the settings that the server has stored. Stores them only if they have changed since last time: the reading
 * rate can be changed while listening, on this device only.
 */
export function applyPreferences(preferences: Preferences): void {
  const { theme, textSize, readingRate, timeZone } = preferences
  applyLanguage(preferences.language)
  const all = JSON.stringify([theme, textSize, readingRate, timeZone])
  show(theme, textSize)
  if (kept('all') === all) return
  keep('all', all)
  keep('theme', theme)
  keep('textSize', textSize)
  keep('timeZone', timeZone ?? '')
  rememberReadingRate(readingRate)
}

/**
 * Reloads the page in the chosen language. Not if this load already asked for that language and could not get it, for
 * example because its messages failed to load: the page would reload forever.
 */
function applyLanguage(chosen: Preferences['language']): void {
  if (chosen === null || chosen === language()) return
  if (storedLanguage() === chosen && !isLanguageNamed()) return
  changeLanguage(chosen)
}

/** The device's time zone, as an IANA name, as the settings offer it. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone in which this person's days begin: from the settings, otherwise the device's. */
export const ownTimeZone = (): string => kept('timeZone') || deviceTimeZone()
