import type { Advice, AdviceCode } from './advice.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

const sentences: Readonly<Record<'en' | 'es', Readonly<Record<AdviceCode, string>>>> = { en, es }

/**
 * Advice in a language; the question's own words stay as they are.
 * @throws RangeError when a value of the sentence is missing
 */
export function formatAdvice(advice: Advice | string, language: 'en' | 'es'): string {
  if (typeof advice === 'string') return advice
  const { code, values } = advice
  return sentences[language][code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`The advice ${code} misses {${name}}.`)
    return formatAdvice(value, language)
  })
}
