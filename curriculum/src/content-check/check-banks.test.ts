import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkBanks } from './check-banks.ts'

const card = (id: string, right: string): string => `## ${id} | level 1 | MS-PS3-4
? What about ${id}?
~ ¿Qué pasa con ${id}?
= ${right}
~ Eso
x thermal.cold-flows: That
~ Aquello
> Look again.
~ Mira otra vez.
x thermal.cold-flows: Thus
~ Así pues
> Look again.
~ Mira otra vez.
h Look.
~ Mira.
h Look again.
~ Mira otra vez.
w One.
~ Uno.
w Two.
~ Dos.
`

test('the content check names the bank whose key can be guessed from its length', () => {
  const folder = mkdtempSync(join(tmpdir(), 'banks-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  writeFileSync(join(folder, 'heat.bank.md'), card('tea', 'The right one stands out'))
  const skill = { id: 'thermal-energy', subject: 'science', gradeLevel: 6 } as const
  expect(checkBanks(skill, folder)).toContainEqual({
    where: 'thermal-energy/heat.bank.md',
    rule: 'a bank that can be guessed or is hard to read',
    detail: 'en: the right option is the longest in 100% of the cards',
  })
  writeFileSync(join(folder, 'heat.bank.md'), card('tea', 'This'))
  expect(checkBanks(skill, folder).filter(({ detail }) => detail.startsWith('en'))).toEqual([])
})
