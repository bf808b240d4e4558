import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, localeOf } from '@skills-center/contract/language'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Manifest = z.looseObject({
  lang: z.string(),
  description: z.string(),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

test('what is installed is the same in every language, but for its words', () => {
  const [english, ...others] = languages.map((language) => {
    const name = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`
    const file = join(import.meta.dirname, '../web/public', name)
    const { lang, description, shortcuts, ...rest } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
    expect(lang).toBe(localeOf[language])
    return {
      words: [description, ...shortcuts.map((one) => one.name)],
      urls: shortcuts.map((one) => one.url),
      rest,
    }
  })
  for (const { words, urls, rest } of others) {
    expect({ urls, rest }).toEqual({ urls: english?.urls, rest: english?.rest })
    expect(words.filter((word) => english?.words.includes(word))).toEqual([])
  }
})
