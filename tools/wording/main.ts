import { checkWording } from './check-wording.ts'
import { checkWordingToday, readFolders, takeOffMended } from './wording.ts'

/*
 * npm run wording                reports wording faults that are not on the list of known ones
 * npm run wording -- practice    reports all faults in folders whose path contains “practice”, each with its text
 * npm run wording -- --mended    removes fixed faults from the list
 */
const [what] = process.argv.slice(2)
if (what === '--mended') console.log(`${takeOffMended()} taken off the list`)
else if (what === undefined) {
  const found = checkWordingToday()
  console.log(found.length === 0 ? 'Nothing new.' : found.join('\n'))
  process.exitCode = found.length === 0 ? 0 : 1
} else {
  const faults = checkWording(readFolders().filter(({ name }) => name.includes(what)))
  for (const { where, rule, text } of faults) console.log(`${where}: ${rule}\n    ${text}`)
}
