import type { PlacementResult as Result } from '@skills-center/contract/practice'
import { ArrowRight } from 'lucide-react'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { formatCertainty } from './format-placement.ts'
import { PlacedList } from './placed-list.tsx'
import { PlacedMap } from './placed-map.tsx'
import { PlacementEarned } from './placement-earned.tsx'

/** The result of placement: a map of what the student knows, what placement earned, and where to start. */
export function PlacementResult({ result }: { result: Result }) {
  const known = result.skills.filter(({ outlook }) => outlook === 'known').length
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-7">
      <div className="flex flex-col gap-4">
        <PageHeading
          title={
            known === 0
              ? t('practice/your-map-starts-here')
              : t('practice/you-already-know-of', { known, count: result.skills.length })
          }
        />
        <p className="max-w-prose text-lg text-ink-soft">
          {t('practice/thank-you-that-is-all')} {formatCertainty()[result.certainty]}
        </p>
        <PlacementEarned earned={result.earned} />
      </div>
      <PlacedMap skills={result.skills} />
      <FirstSteps skills={result.beginWith} />
      <PlacedList skills={result.skills} />
    </div>
  )
}

function FirstSteps({ skills }: { skills: Result['beginWith'] }) {
  return (
    <Card as="section" aria-labelledby="begin-with">
      <h2 id="begin-with" className="text-2xl font-bold">
        {t('practice/good-first-steps')}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {skills.map((skill) => (
          <li key={skill.id} className="flex items-start gap-4">
            <span
              aria-hidden
              className={classNames(
                'grid size-11 shrink-0 place-items-center rounded-md',
                skill.subject === 'math' ? 'bg-math-soft text-math' : 'bg-science-soft text-science',
              )}
            >
              <SkillIcon name={skill.icon} />
            </span>
            <div lang={contentLanguage(skill)} className="min-w-0">
              <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal">{skill.name}</h3>
              <p className="text-ink-soft">{skill.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/practice/overview/mixed" variant="primary" size="large" className="max-sm:w-full">
          {t('practice/practice-what-helps-most-now')}
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </ButtonLink>
        <ButtonLink href="/practice/overview" variant="outline" size="large" className="max-sm:w-full">
          {t('practice/see-the-whole-plan')}
        </ButtonLink>
      </div>
    </Card>
  )
}
