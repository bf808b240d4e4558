import type { SkillSummary } from '@skills-center/contract/skills'
import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { type Ink, side } from './sketch.ts'
import { sketchOf } from './sketch-of.ts'

/** The properties that determine a skill's drawing. */
export type SketchedSkill = Pick<SkillSummary, 'id' | 'subject' | 'standards'>

const looks = (subject: SkillSummary['subject']): Readonly<Record<Ink, string>> => ({
  line: 'fill-none stroke-ink stroke-[1.8]',
  fine: 'fill-none stroke-ink stroke-[0.8]',
  wash: subject === 'math' ? 'fill-math-soft' : 'fill-science-soft',
  accent: 'fill-warm-vivid',
})

/** The drawing of a skill, as decoration: hidden from screen readers. */
export function SkillSketch({
  skill,
  className,
}: {
  readonly skill: SketchedSkill
  readonly className?: string
}) {
  const { shapes } = useMemo(() => sketchOf(skill), [skill])
  const look = looks(skill.subject)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${side} ${side}`}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={classNames('block', className)}
    >
      {shapes.map(({ ink, path }, index) => (
        <path key={index} d={path} className={look[ink]} />
      ))}
    </svg>
  )
}
