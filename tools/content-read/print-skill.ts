import { readableSkills, readSkill } from './read-skill.ts'

// A process of its own for each page, so that an edited message is seen when the page is loaded again.
const [id = '', seed = '1'] = process.argv.slice(2)
process.stdout.write(JSON.stringify(id === '' ? readableSkills() : readSkill(id, Number(seed))))
