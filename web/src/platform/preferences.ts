import type { Preferences } from '@skills-center/contract/accounts/settings'
import { changeLanguage, isLanguageNamed, storedLanguage, language } from '../language/language.ts'
import { rememberReadingRate } from './reading-rate.ts'

/*
 * What a person chose in the settings, kept in this browser too: it holds from the first moment of a page, before
 * the server has said anything.
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
    // A browser that keeps nothing shows the product as it comes.
    return ''
  }
}

function keep(place: keyof typeof places, value: string): void {
  try {
    localStorage.setItem(places[place], value)
  } catch {
    // It holds until the page is left.
  }
}

function show(theme: string, textSize: string): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  else delete dataset['theme']
  if (textSize === 'large' || textSize === 'largest') dataset['textSize'] = textSize
  else delete dataset['textSize']
}

/** As it was chosen on this device the last time. */
export const showStoredPreferences = (): void => show(kept('theme'), kept('textSize'))

/**
 * Takes over what the server knows of this person. Where that has not changed since the last time, nothing is done: the
 * rate of reading can be changed while listening, for this device alone.
 */
export function takePreferences(preferences: Preferences): void {
  const { theme, textSize, readingRate, timeZone } = preferences
  takeLanguage(preferences.language)
  const all = JSON.stringify([theme, textSize, readingRate, timeZone])
  show(theme, textSize)
  if (kept('all') === all) return
  keep('all', all)
  keep('theme', theme)
  keep('textSize', textSize)
  keep('timeZone', timeZone ?? '')
  rememberReadingRate(readingRate)
}

/** Another one than this page speaks is another load, unless this browser keeps nothing: it would never end. */
function takeLanguage(chosen: Preferences['language']): void {
  if (chosen === null || chosen === language()) return
  if (storedLanguage() === chosen && !isLanguageNamed()) return
  changeLanguage(chosen)
}

/** The time zone of the device, in whose words the settings offer it. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** In which days begin for this person: chosen in the settings, else that of the device. */
export const ownTimeZone = (): string => kept('timeZone') || deviceTimeZone()
