import type { SampleReport } from '@skills-center/contract/site/page'
import { Check, X } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { contentLanguage } from '../../language/language.ts'
import { formatCertainty } from '../../ui/certainty.ts'
import { MasteryBar } from '../../ui/mastery-bar.tsx'
import { MasteryMark } from '../../ui/mastery-mark.tsx'
import { DemoFrame } from './demo-frame.tsx'

/** The report of a made-up student, computed by the real model. */
export function SampleReportView({ report }: { readonly report: SampleReport }) {
  return (
    <DemoFrame id="report" title={t('site/a-sample-report')} intro={t('site/student-is-made')}>
      <ul className="divide-y divide-line border-y border-line">
        {report.map(({ skill, answers, mastery, certainty, mastered, isDue }) => (
          <li
            key={skill.id}
            className="grid gap-x-8 gap-y-2 py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
          >
            <div>
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold">
                <span lang={contentLanguage(skill)}>{skill.name}</span>
                <MasteryMark mastered={mastered} isDue={isDue} />
              </h3>
              <p className="mt-1.5 flex flex-wrap gap-1" aria-label={inWords(answers)} role="img">
                {answers.map((isRight, index) => (
                  <span
                    key={index}
                    className={`grid size-6 place-items-center rounded-sm ${isRight ? 'bg-correct-soft text-correct' : 'bg-incorrect-soft text-incorrect'}`}
                  >
                    {isRight ? (
                      <Check aria-hidden className="size-4" strokeWidth={3} />
                    ) : (
                      <X aria-hidden className="size-4" strokeWidth={3} />
                    )}
                  </span>
                ))}
              </p>
            </div>
            <div>
              <p className="flex items-baseline gap-2">
                <span className="font-display text-3xl font-bold tabular-nums">{Math.round(mastery)}</span>
                <span className="text-ink-soft">{t('site/of-100')}</span>
              </p>
              <MasteryBar
                label={t('ui/mastery-of-name', { name: skill.name })}
                value={Math.round(mastery)}
                certainty={certainty}
                subject={skill.subject}
                className="mt-1"
              />
              <p className="mt-1.5 text-[0.94rem] text-ink-soft">{formatCertainty()[certainty]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[60ch] text-ink-soft">{t('site/answers-stand-from-the-oldest')}</p>
    </DemoFrame>
  )
}

const inWords = (answers: readonly boolean[]): string =>
  t('site/right-of-count-answers-right', { right: answers.filter(Boolean).length, count: answers.length })
