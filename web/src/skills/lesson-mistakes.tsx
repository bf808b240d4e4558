import type { SkillLesson } from '@skills-center/contract/skills'
import { RichTextView } from '../item/rich-text.tsx'
import { LessonSection } from './lesson-section.tsx'

/** Wrong ways of thinking that many students have, and what to think instead. */
export function LessonMistakes({ mistakes }: Pick<SkillLesson, 'mistakes'>) {
  return (
    <LessonSection id="mistakes" title="Common mistakes">
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        {mistakes.map((mistake) => (
          <li key={mistake.name} className="print:break-inside-avoid">
            <h3 className="font-sans text-lg font-semibold tracking-normal first-letter:uppercase">
              {mistake.name}
            </h3>
            <div className="mt-1 max-w-prose leading-relaxed">
              <RichTextView text={mistake.explanation} />
            </div>
          </li>
        ))}
      </ul>
    </LessonSection>
  )
}
