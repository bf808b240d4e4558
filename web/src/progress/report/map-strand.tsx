import type { MappedSkill, MappedStrand } from '@skills-center/contract/progress/report'
import { ChevronDown } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { MapSkill } from './map-skill.tsx'
import { contentLanguage, inEnglish } from '../../language/language.ts'

interface MapStrandProps {
  readonly strand: MappedStrand
  readonly isOwn: boolean
}

const isPracticed = ({ now }: MappedSkill): boolean => now.answers > 0

/** A strand's standards in teaching order, expanded if something was practiced. Print omits what was not. */
export function MapStrand({ strand, isOwn }: MapStrandProps) {
  const skills = new Map(
    strand.standards.flatMap((standard) => standard.skills).map((mapped) => [mapped.skill.id, mapped]),
  )
  const practiced = [...skills.values()].filter(isPracticed).length
  return (
    <details open={practiced > 0} className={classNames('group', practiced === 0 && 'print:hidden')}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm border-b-2 border-line py-2 marker:content-none hover:border-line-strong print:min-h-0 print:py-0.5">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 text-ink-soft group-open:rotate-0 print:hidden"
        />
        <h3 className="text-xl font-bold">{strand.strand}</h3>
        <span className="ms-auto text-sm text-ink-soft">
          {t('progress/report/practiced-of-skills-practiced', {
            practiced,
            count: skills.size,
          })}
        </span>
      </summary>
      <ul className="divide-y divide-line">
        {strand.standards.map((standard) => (
          <li
            key={standard.code}
            className={classNames(
              'grid gap-x-8 gap-y-2.5 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[2fr_3fr] print:break-inside-avoid print:py-1',
              !standard.skills.some(isPracticed) && 'print:hidden',
            )}
          >
            <p lang={contentLanguage(inEnglish)}>
              <span className="font-semibold">{standard.code}</span>
              <span className="block text-sm text-ink-soft">{standard.label}</span>
            </p>
            <ul className="flex flex-col gap-3 print:gap-1">
              {standard.skills.map((mapped) => (
                <MapSkill key={mapped.skill.id} mapped={mapped} isOwn={isOwn} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
