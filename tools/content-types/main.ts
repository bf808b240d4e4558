import { checkContentTypes, writeContentTypes } from './content-types.ts'

/*
 * npm run content:types             reads every message file of the curriculum and writes the types of its values
 * npm run content:types -- --check  only reports faults
 */
const isCheck = process.argv.includes('--check')
const { written, faults } = isCheck
  ? { written: [], faults: await checkContentTypes() }
  : await writeContentTypes()
for (const path of written) console.log(`wrote ${path}`)
for (const fault of faults) console.error(fault)
console.log(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in message files`)
process.exitCode = faults.length === 0 ? 0 : 1
