import { checkWording } from './check-wording.ts'
import { checkWordingToday, readFolders, takeOffMended } from './wording.ts'

/*
 * npm run wording                what is wrong with the words of messages and is not on the list of what is to be mended
 * npm run wording -- practice    everything that is wrong in folders whose path has this, with each text
 * npm run wording -- --mended    takes off the list what is mended
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
