import { parseArgs } from 'node:util'
import type { Level } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { skills } from '../catalogue.ts'
import { readableItem } from './readable-item.ts'

/**
 * npm run --silent content:items -- --seed 1 --per 2 --skill unit-rates --language es
 *
 * Prints one JSON object per line: `--per` items of each model and level, for the seeds from `--seed` on. Texts are
 * plain, with math as TeX between \( and \). A skill without the language prints English and sets `language`
 * accordingly.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    per: { type: 'string', default: '1' },
    skill: { type: 'string', multiple: true },
    language: { type: 'string', default: 'en' },
  },
})
const levels: readonly Level[] = [1, 2, 3]
const first = Number(values.seed)
const count = Number(values.per)
const language = languages.find((code) => code === values.language)
const wanted = skills.filter(({ id }) => values.skill?.includes(id) ?? true)
const unknown = values.skill?.filter((name) => !skills.some(({ id }) => id === name)) ?? []

function complaint(): string | null {
  if (!Number.isInteger(first) || first < 0) return '--seed is a whole number from 0.'
  if (!Number.isInteger(count) || count < 1) return '--per is a whole number from 1.'
  if (language === undefined) return `--language is one of ${languages.join(', ')}.`
  return unknown.length === 0 ? null : `No skill is called ${unknown.join(', ')}.`
}

const wrong = complaint()
if (wrong !== null || language === undefined) {
  console.error(wrong)
  process.exitCode = 1
} else {
  for (const skill of wanted) {
    for (const model of skill.models) {
      for (const level of levels) {
        for (let seed = first; seed < first + count; seed += 1) {
          console.log(JSON.stringify(readableItem(skill, model, level, seed, language)))
        }
      }
    }
  }
}
