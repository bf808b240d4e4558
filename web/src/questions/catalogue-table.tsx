import type { SkillSummary } from '@skills-center/contract/skills'
import { Link } from 'wouter'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { gradeName } from '../ui/grade-name.ts'

const head = 'px-3 py-3 font-medium first:pl-7 last:pr-7'
const cell = 'align-top md:px-3 md:py-3.5 md:first:pl-7 md:last:pr-7'

/** Skills in teaching order; on a phone each row becomes a block. */
export function CatalogueTable({ skills }: { readonly skills: readonly SkillSummary[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('Skills, with grade, strand and standards')}</caption>
      <thead className="text-sm text-ink-soft max-md:sr-only">
        <tr>
          <th scope="col" className={head}>
            {t('Skill')}
          </th>
          <th scope="col" className={head}>
            {t('Grade')}
          </th>
          <th scope="col" className={head}>
            {t('Strand')}
          </th>
          <th scope="col" className={head}>
            {t('Standards')}
          </th>
        </tr>
      </thead>
      <tbody>
        {skills.map((skill) => (
          <tr
            key={skill.id}
            className="border-t border-line max-md:flex max-md:flex-col max-md:px-5 max-md:gap-2 max-md:py-4"
          >
            <th scope="row" className={`${cell} font-normal md:w-2/5`}>
              <Link
                href={`/skills/${skill.id}/modules`}
                lang={contentLanguage()}
                className="font-semibold text-link"
              >
                {skill.name}
              </Link>
              <span lang={contentLanguage()} className="block text-sm text-ink-soft">
                {skill.description}
              </span>
            </th>
            <td className={`${cell} whitespace-nowrap`}>{gradeName(skill.gradeLevel)}</td>
            <td className={cell}>
              <span className="flex items-start gap-2 max-md:flex-wrap md:flex-col md:gap-1">
                <SubjectTag subject={skill.subject} />
                {skill.strand}
              </span>
            </td>
            <td className={cell}>
              <ul className="flex flex-wrap gap-1.5">
                {skill.standards.map((code) => (
                  <li key={code}>
                    <Badge>{code}</Badge>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
