import type { SkillLesson } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'
import { RichTextView } from '../item/rich-text.tsx'
import type { Passage } from '../item/speech/passage.ts'
import { ReadAloud } from '../item/speech/read-aloud.tsx'
import { LessonSection } from './lesson-section.tsx'
import { MovingFigure } from './moving-figure/moving-figure.tsx'

/** The main idea on one screen, with its figure beside it if there is room, otherwise below. */
export function LessonIdea({ idea, figure }: Pick<SkillLesson, 'idea' | 'figure'>) {
  return (
    <LessonSection
      id="idea"
      title={t('skills/the-idea')}
      aside={
        <ReadAloud
          what="idea"
          className="-mx-3"
          passages={[
            ...idea.map((text, index): Passage => ({ kind: 'text', text, within: `idea-${index}` })),
            ...(figure === null
              ? []
              : [
                  {
                    kind: 'words' as const,
                    words: `Figure: ${figure.description}`,
                  },
                ]),
          ]}
        />
      }
    >
      <div className={figure === null ? '' : 'grid items-start gap-x-10 gap-y-6 lg:grid-cols-2'}>
        <div className="max-w-prose space-y-4 text-lg leading-relaxed">
          {idea.map((paragraph, index) => (
            <div key={index} id={`idea-${index}`}>
              <RichTextView text={paragraph} />
            </div>
          ))}
        </div>
        {figure !== null && (
          <div className="min-w-0 self-center">
            <MovingFigure figure={figure} />
          </div>
        )}
      </div>
    </LessonSection>
  )
}
