import type { MistakeExample, SkillLesson } from '@skills-center/contract/skills'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { useContentLanguage } from '../language/content.ts'
import { FigureView } from '../item/figures/figure-view.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { LessonSection } from './lesson-section.tsx'

/** How many mistakes are shown at first. */
const maxAtFirst = 6

/** Common misconceptions, what each looks like, and how to think instead. */
export function LessonMistakes({ mistakes }: Pick<SkillLesson, 'mistakes'>) {
  const [isAll, setIsAll] = useState(false)
  // A few more than the maximum are shown at once, because a button for them is not worth it.
  const max = mistakes.length <= maxAtFirst + 2 || isAll ? mistakes.length : maxAtFirst
  return (
    <LessonSection id="mistakes" title={t('skills/common-mistakes')}>
      <ul className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        {mistakes.slice(0, max).map((mistake) => (
          <li key={mistake.name} className="min-w-0 print:break-inside-avoid">
            <h3 className="font-sans text-lg font-semibold tracking-normal first-letter:uppercase">
              {mistake.name}
            </h3>
            <div className="mt-1 max-w-prose leading-relaxed">
              <RichTextView text={mistake.explanation} />
            </div>
            {mistake.example !== null && <Example example={mistake.example} name={mistake.name} />}
          </li>
        ))}
      </ul>
      {max < mistakes.length && (
        <Button variant="outline" className="mt-6 print:hidden" onClick={() => setIsAll(true)}>
          {t('skills/show-all-count-mistakes', { count: mistakes.length })}
        </Button>
      )}
    </LessonSection>
  )
}

/** A generated question with the answer that this misconception gives. Its figure is loaded when it is opened. */
function Example({ example, name }: { readonly example: MistakeExample; readonly name: string }) {
  const language = useContentLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="mt-1.5 not-open:print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink print:list-none">
        {t('skills/what-it-looks-like')}
        <span lang={language} className="sr-only">
          : {name}
        </span>
      </summary>
      <div className="mt-1 rounded-md bg-sunken px-4 py-3">
        <div className="max-w-prose">
          <RichTextView text={example.stem} />
        </div>
        {isOpen && example.figure !== null && (
          <div className="mt-4">
            <FigureView figure={example.figure} />
          </div>
        )}
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-incorrect">{t('skills/the-mistake-gives')}</dt>
          <dd className="font-semibold">
            <RichTextView text={example.wrong} />
          </dd>
          <dt className="text-correct">{t('skills/right-is')}</dt>
          <dd className="font-semibold">
            <RichTextView text={example.right} />
          </dd>
        </dl>
      </div>
    </details>
  )
}
