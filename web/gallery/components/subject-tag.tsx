import { SubjectTag } from '../../src/ui/subject-tag.tsx'
import type { ShownComponent } from './shown.ts'

export const subjectTag: ShownComponent = {
  when: 'Says of a skill or a question whether it is math or science: by color, by sign and by word.',
  states: [
    { name: 'math', show: () => <SubjectTag subject="math" /> },
    { name: 'science', show: () => <SubjectTag subject="science" /> },
  ],
}
