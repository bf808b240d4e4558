import { skills } from '../catalogue.ts'
import { accept, notAccepted } from './golden-files.ts'

/**
 * npm run content:accept                    accepts what every skill shows today, after you have read it
 * npm run content:accept -- unit-rates      accepts only these skills
 * npm run content:accept -- --check         only lists the skills that changed, and fails if there are any
 */
const names = process.argv.slice(2)
const isCheck = names.includes('--check')
const wanted = names.filter((name) => !name.startsWith('--'))
const forms = skills.map(({ form }) => form)
const unknown = wanted.filter((name) => !forms.some(({ id }) => id === name))
for (const name of unknown) console.error(`${name} is no skill.`)

let moved = 0
for (const form of forms.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const why = notAccepted(form)
  if (why.length === 0) continue
  moved += 1
  console.log(`${form.id}:`)
  for (const line of why) console.log(`  ${line}`)
  if (!isCheck) console.log(`  accepted as ${accept(form)}`)
}
console.log(moved === 0 ? 'Nothing moved.' : `${moved} ${moved === 1 ? 'skill' : 'skills'} moved.`)
process.exitCode = unknown.length > 0 || (isCheck && moved > 0) ? 1 : 0
