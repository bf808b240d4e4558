import { SkillId } from '@skills-center/contract/ids'
import type { SiteFeedback, SitePage } from '@skills-center/contract/site/page'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { RichTextLine, RichTextView } from '../item/rich-text.tsx'
import { SkillSketch, type SketchedSkill } from '../ui/skill-sketch/skill-sketch.tsx'
import { useMutation } from '@tanstack/react-query'
import { send } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { StartButton } from './start-button.tsx'

/** A preview of the product in use: feedback on a real mistake, a student's journal, and a teacher's list. */
export function InUse({ feedback, hasDemoClass }: Pick<SitePage, 'feedback' | 'hasDemoClass'>) {
  return (
    <section aria-labelledby="in-use" className="mx-auto max-w-7xl px-4 py-14 sm:px-8">
      <h2 id="in-use" className="text-3xl font-bold sm:text-4xl">
        {t('site/what-it-looks-like')}
      </h2>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {feedback !== null && (
          <Sight title={t('site/your-mistake-explained')} text={t('site/we-know-where-it-comes-from')}>
            <ExampleMistakes feedback={feedback} />
          </Sight>
        )}
        <Sight title={t('site/a-page-for-every-skill')} text={t('site/journal-fills-with-drawings')}>
          <ul className="grid grid-cols-3 gap-2 lg:grid-cols-2">
            {journal.map((skill) => (
              <li key={skill.id} className="rounded-md border border-line bg-surface p-1">
                <SkillSketch skill={skill} className="w-full" />
              </li>
            ))}
          </ul>
        </Sight>
        <Sight title={t('site/teachers-see-who-needs-help')} text={t('site/and-act-in-one-click')}>
          <ExampleNeeds />
          {hasDemoClass && <LookAround />}
        </Sight>
      </ul>
    </section>
  )
}

function Sight({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <li className="flex flex-col rounded-lg border border-line bg-sunken p-5 sm:p-6">
      <h3 className="text-xl font-bold">{title}</h3>
      <p className="mt-1 mb-5 text-ink-soft">{text}</p>
      {children}
    </li>
  )
}

/** A question and wrong answers to it, each with its feedback. */
function ExampleMistakes({ feedback: { stem, wrong } }: { readonly feedback: SiteFeedback }) {
  if (wrong.length === 0) return null
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div className="text-lg font-semibold">
        <RichTextView text={stem} />
      </div>
      {/* A wide window has room for a second one beside the other cards. */}
      {wrong.slice(0, 2).map((mistake, index) => (
        <div key={index} className={index > 0 ? 'max-lg:hidden' : undefined}>
          <p className="mt-3">
            {t('site/the-answer-given')}{' '}
            <strong className="text-incorrect">
              <RichTextLine text={mistake.answer} />
            </strong>
          </p>
          <div className="mt-3 rounded-md border-s-4 border-incorrect bg-incorrect-soft px-3 py-2">
            <RichTextView text={mistake.feedback} />
          </div>
        </div>
      ))}
      <p className="mt-3">
        <Link href="/instant-feedback" className="font-semibold text-link">
          {t('site/try-it-with-your-own-answer')}
        </Link>
      </p>
    </div>
  )
}

const sketched = (id: string, subject: SketchedSkill['subject'], code: string): SketchedSkill => ({
  id: SkillId.parse(id),
  subject,
  standards: [code],
})
const journal = [
  sketched('unit-rates', 'math', '6.RP.A.2'),
  sketched('photosynthesis', 'science', 'MS-LS1-6'),
  sketched('add-fractions', 'math', '5.NF.A.1'),
  sketched('rock-layers', 'science', 'MS-ESS1-4'),
  sketched('scale-drawings', 'math', '7.G.A.1'),
  sketched('waves', 'science', 'MS-PS4-1'),
]

/** Three sample rows of a teacher's list of needs, marked as an example. */
function ExampleNeeds() {
  const rows = [
    { who: 'Ana R.', why: t('site/example-adds-denominators'), act: t('site/assign-a-warm-up') },
    { who: 'Devon K.', why: t('site/example-stuck'), act: t('site/form-a-group') },
    { who: 'Mia T.', why: t('site/example-not-started'), act: t('site/send-a-note') },
  ]
  return (
    <figure className="rounded-lg border border-line bg-surface">
      <ul className="divide-y divide-line">
        {rows.map(({ who, why, act }) => (
          <li key={who} className="px-4 py-3">
            <p className="font-semibold">{who}</p>
            <p className="text-ink-soft">{why}</p>
            <p className="mt-1 text-sm font-semibold text-math">{act}</p>
          </li>
        ))}
      </ul>
      <figcaption className="border-t border-line px-4 py-2 text-sm text-ink-soft">
        {t('site/an-example-class')}
      </figcaption>
    </figure>
  )
}

/** Opens the demo class as its teacher sees it. The contract is not loaded here, because landing pages stay small. */
function LookAround() {
  const visit = useMutation({
    mutationFn: () => send('POST', '/api/v1/demo-visits', {}),
    onSuccess: () => location.assign('/'),
  })
  return (
    <div className="mt-4 flex flex-col gap-2">
      <StartButton onStart={() => visit.mutate()}>{t('site/look-around')}</StartButton>
      <p className="text-sm text-ink-soft">{t('site/without-an-account')}</p>
      <MutationError error={visit.error} />
    </div>
  )
}
