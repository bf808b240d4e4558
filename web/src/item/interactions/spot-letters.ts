import { t } from '../../language/messages.ts'
import { letterOf } from './option-keys.ts'

/** The letter of each part, A for the first. */
export const spotLetters = (spots: readonly string[]): ReadonlyMap<string, string> =>
  new Map(spots.map((id, index) => [id, letterOf(index)]))

/** The name of a part: “Part A”. */
export const partName = (spots: readonly string[], id: string): string =>
  t('item/part-letter', { letter: letterOf(spots.indexOf(id)) })
