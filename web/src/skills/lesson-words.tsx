import type { SkillLesson } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'
import { RichTextView } from '../item/rich-text.tsx'
import { LessonSection } from './lesson-section.tsx'

export function LessonWords({ words }: Pick<SkillLesson, 'words'>) {
  return (
    <LessonSection id="words" title={t('skills/words-to-know')}>
      <dl className="space-y-3.5">
        {words.map(({ word, meaning }) => (
          <div key={word} className="print:break-inside-avoid">
            <dt className="font-semibold first-letter:uppercase">{word}</dt>
            <dd className="max-w-prose text-ink-soft">
              <RichTextView text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </LessonSection>
  )
}
