import type { SkillSummary } from '@skills-center/contract/skills'
import { Link } from 'wouter'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { Cell, HeadCell, RowHead } from '../ui/table-cells.tsx'

const cell = 'max-md:p-0! md:py-3.5'

/** Skills in teaching order; on a phone, each row becomes a block. */
export function CatalogueTable({ skills }: { readonly skills: readonly SkillSummary[] }) {
  return (
    <DataTable
      caption={t('questions/strand-and-standards')}
      edge="card"
      isTop
      className="max-md:[&>thead]:sr-only"
      head={
        <>
          <HeadCell>{t('questions/skill')}</HeadCell>
          <HeadCell>{t('ui/grade')}</HeadCell>
          <HeadCell>{t('questions/strand')}</HeadCell>
          <HeadCell>{t('questions/standards')}</HeadCell>
        </>
      }
    >
      {skills.map((skill) => (
        <tr key={skill.id} className="max-md:flex max-md:flex-col max-md:gap-2 max-md:px-5 max-md:py-4">
          <RowHead isQuiet className={`${cell} md:w-2/5`}>
            <Link
              href={`/skills/${skill.id}/modules`}
              lang={contentLanguage(skill)}
              className="font-semibold text-link"
            >
              {skill.name}
            </Link>
            <span lang={contentLanguage(skill)} className="block text-sm text-ink-soft">
              {skill.description}
            </span>
          </RowHead>
          <Cell className={`${cell} whitespace-nowrap`}>{gradeName(skill.gradeLevel)}</Cell>
          <Cell className={cell}>
            <span className="flex items-start gap-2 max-md:flex-wrap md:flex-col md:gap-1">
              <SubjectTag subject={skill.subject} />
              {skill.strand}
            </span>
          </Cell>
          <Cell className={cell}>
            <ul className="flex flex-wrap gap-1.5">
              {skill.standards.map((code) => (
                <li key={code}>
                  <Badge>{code}</Badge>
                </li>
              ))}
            </ul>
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
