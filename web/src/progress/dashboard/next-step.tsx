import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { buttonStyle } from '../../ui/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SubjectTag } from '../../ui/subject-tag.tsx'
import type { NextSkill } from './next-skill.ts'
import { useOpenPractice } from './use-open-practice.ts'

const words: Record<NextSkill['reason'], { readonly lead: string; readonly action: string }> = {
  first: { lead: 'Your first skill', action: 'Start practicing' },
  continue: { lead: 'Pick up where you left off', action: 'Continue practicing' },
  new: { lead: 'Up next', action: 'Start practicing' },
  again: { lead: 'You have mastered this grade. Keep it fresh', action: 'Practice again' },
}

/** The dashboard's one clear action. */
export function NextStep({ next }: { readonly next: NextSkill }) {
  const { skill, reason } = next
  const { href, isOpening, open } = useOpenPractice(skill.id)
  const isMath = skill.subject === 'math'
  return (
    <section
      aria-labelledby="next-step"
      className={classNames(
        'flex min-h-58 flex-col justify-between gap-5 rounded-lg border p-5 sm:p-7',
        isMath ? 'border-math bg-math-soft' : 'border-science bg-science-soft',
      )}
    >
      <div className="flex gap-4">
        <span
          aria-hidden
          className={classNames(
            'hidden size-14 shrink-0 place-items-center rounded-md bg-surface sm:grid',
            isMath ? 'text-math' : 'text-science',
          )}
        >
          <SkillIcon name={skill.icon} className="size-7" />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {words[reason].lead}
            <SubjectTag subject={skill.subject} />
          </p>
          <h2 id="next-step" className="mt-1 text-2xl font-bold sm:text-3xl">
            {skill.name}
          </h2>
          <p className="mt-1.5 max-w-prose">{skill.description}</p>
        </div>
      </div>
      <Link
        href={href}
        onClick={open}
        aria-busy={isOpening}
        className={buttonStyle({ size: 'large', className: 'self-start max-sm:w-full' })}
      >
        {words[reason].action}
        {isOpening ? <Spinner size="small" label="Opening" /> : <ArrowRight aria-hidden className="size-5" />}
      </Link>
    </section>
  )
}
