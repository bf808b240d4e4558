import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { CoveredStandard } from '@skills-center/contract/skills/standards'
import { Link } from 'wouter'
import { contentLanguage, inEnglish } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { gradeName } from '../../ui/grade-name.ts'

interface StandardCardProps {
  readonly standard: CoveredStandard
  /** The class to assign to; undefined if there is none. */
  readonly classId: ClassroomId | undefined
}

/** A standard with its skills, and a link to assign them. */
export function StandardCard({ standard: { code, label, skills }, classId }: StandardCardProps) {
  const query = new URLSearchParams({
    skills: skills.map(({ id }) => id).join(','),
    title: `${code} ${label}`,
  })
  return (
    <Card as="li" padding="snug" className="flex flex-wrap items-start gap-x-6 gap-y-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-lg font-semibold">{code}</h3>
        <p lang={contentLanguage(inEnglish)} className="[overflow-wrap:anywhere]">
          {label}
        </p>
        {skills.length === 0 ? (
          <p className="mt-1 text-sm text-ink-soft">{t('classrooms/portal/no-skill-covers-this-one-yet')}</p>
        ) : (
          <ul
            aria-label={t('classrooms/portal/skills-of-code', { code })}
            className="mt-1 flex flex-wrap gap-x-5 gap-y-1"
          >
            {skills.map((skill) => (
              <li key={skill.id}>
                <Link
                  href={`/skills/${skill.id}/modules`}
                  lang={contentLanguage(skill)}
                  className="font-semibold text-link"
                >
                  {skill.name}
                </Link>{' '}
                <span className="text-sm text-ink-soft">{gradeName(skill.gradeLevel)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {skills.length > 0 && classId !== undefined && (
        <ButtonLink href={`/classroom/${classId}/assign?${query}`} variant="outline" size="small">
          <Rich
            id="classrooms/portal/assign-code"
            values={{ code }}
            parts={{ code: <span className="sr-only" /> }}
          />
        </ButtonLink>
      )}
    </Card>
  )
}
