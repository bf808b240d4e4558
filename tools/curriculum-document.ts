// `npm run curriculum:document`: writes docs/curriculum.md and its pages, which list every skill.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { skills } from '../curriculum/src/catalogue.ts'
import { curriculumDocument, documentPath } from './curriculum-document/document.ts'

for (const file of curriculumDocument(skills)) {
  const path = documentPath(file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, file.text)
  console.log(file.path)
}
