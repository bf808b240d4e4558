import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { skills } from '../../curriculum/src/catalogue.ts'
import { curriculumDocument, documentPath } from './document.ts'

const files = curriculumDocument(skills)

test.each(files)('$path is what npm run curriculum:document writes', (file) => {
  expect(readFileSync(documentPath(file), 'utf8')).toBe(file.text)
})

test('every skill has its place on one page, with its standards and a question', () => {
  const pages = files.slice(1).map(({ text }) => text)
  for (const { id, name, standards } of skills) {
    const sections = pages.flatMap((text) =>
      text.split('\n## ').filter((part) => part.includes(`\`${id}\`:`)),
    )
    expect(sections, id).toHaveLength(1)
    expect(sections[0]).toContain(name)
    for (const standard of standards) expect(sections[0], id).toContain(standard)
    expect(sections[0]).toContain('> Answer: ')
  }
})
