import { readableSkills, readSkill } from './read-skill.ts'

// Runs in a separate process for each page load, so that reloading the page shows edited messages.
const [id = '', seed = '1'] = process.argv.slice(2)
process.stdout.write(JSON.stringify(id === '' ? readableSkills() : readSkill(id, Number(seed))))
