import type { ReportSkill } from '@skills-center/contract/progress/report'
import { Link } from 'wouter'
import { contentLanguage } from '../../language/language.ts'

interface SkillLinkProps {
  readonly skill: ReportSkill
  /** Whether the reader is the student, who may follow the link. */
  readonly isOwn: boolean
  readonly to?: 'practice' | 'lesson'
}

/** The name of a skill; for the student, a link to it. */
export function SkillLink({ skill, isOwn, to = 'practice' }: SkillLinkProps) {
  if (!isOwn) return <span lang={contentLanguage(skill)}>{skill.name}</span>
  const href = to === 'practice' ? `/practice/${skill.id}` : `/skills/${skill.id}/modules`
  return (
    <Link
      href={href}
      lang={contentLanguage(skill)}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {skill.name}
    </Link>
  )
}
