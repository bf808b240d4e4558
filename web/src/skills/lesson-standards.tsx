import type { Subject } from '@skills-center/contract/ids'
import type { SkillLesson } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'

interface LessonStandardsProps extends Pick<SkillLesson, 'standards'> {
  readonly subject: Subject
}

const catalogues = (): Record<Subject, string> => ({
  math: t('skills/common-core-state-standards'),
  science: t('skills/next-generation-science-standards'),
})

/** The standards that the skill covers, for teachers. */
export function LessonStandards({ subject, standards }: LessonStandardsProps) {
  return (
    <section aria-labelledby="standards" className="px-1 text-sm text-ink-soft">
      <h2 id="standards" className="font-sans text-sm font-semibold tracking-normal">
        {catalogues()[subject]}
      </h2>
      <ul className="mt-1.5 space-y-1.5">
        {standards.map(({ code, label }) => (
          <li key={code}>
            <span className="font-semibold text-ink">{code}</span> {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
