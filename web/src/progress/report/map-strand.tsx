import type { MappedSkill, MappedStrand } from '@skills-center/contract/progress/report'
import { classNames } from '../../ui/class-names.ts'
import { MapSkill } from './map-skill.tsx'
import { counted } from './period-words.ts'

interface MapStrandProps {
  readonly strand: MappedStrand
  readonly isOwn: boolean
}

const isPracticed = ({ now }: MappedSkill): boolean => now.answers > 0

/** A strand's standards in teaching order, each with its skills. Paper leaves out what was never practiced. */
export function MapStrand({ strand, isOwn }: MapStrandProps) {
  const skills = new Map(
    strand.standards.flatMap((standard) => standard.skills).map((mapped) => [mapped.skill.id, mapped]),
  )
  const practiced = [...skills.values()].filter(isPracticed).length
  return (
    <section aria-label={strand.strand} className={practiced === 0 ? 'print:hidden' : undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-line pb-2">
        <h3 className="text-xl font-bold">{strand.strand}</h3>
        <p className="text-sm text-ink-soft">
          {practiced} of {counted(skills.size, 'skill')} practiced
        </p>
      </div>
      <ul className="divide-y divide-line">
        {strand.standards.map((standard) => (
          <li
            key={standard.code}
            className={classNames(
              'grid gap-x-8 gap-y-2.5 py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[2fr_3fr] print:break-inside-avoid print:py-1.5',
              !standard.skills.some(isPracticed) && 'print:hidden',
            )}
          >
            <p>
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
    </section>
  )
}
