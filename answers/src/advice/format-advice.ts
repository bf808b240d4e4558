import { type LanguageCode, translated } from '@skills-center/messages/languages'
import type { Advice } from './advice.ts'
import { files } from './files.gen.ts'

/**
 * Formats advice in a language. Text quoted from the question is not translated.
 * @throws RangeError when a value of the sentence is missing
 */
export function formatAdvice(advice: Advice | string, language: LanguageCode): string {
  if (typeof advice === 'string') return advice
  const { code, values } = advice
  return translated(files, language)[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`The advice ${code} is missing {${name}}.`)
    return formatAdvice(value, language)
  })
}
