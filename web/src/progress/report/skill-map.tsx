import type { Subject } from '@skills-center/contract/ids'
import type { MappedStrand } from '@skills-center/contract/progress/report'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { MapStrand } from './map-strand.tsx'
import { ReportSection } from './report-section.tsx'

const subjects = () =>
  [
    { value: 'all', label: t('progress/report/all') },
    { value: 'math', label: t('ui/math') },
    { value: 'science', label: t('ui/science') },
  ] as const

interface SkillMapProps {
  readonly map: readonly MappedStrand[]
  readonly isOwn: boolean
}

/** Every strand with its standards and their skills, with today's mastery. */
export function SkillMap({ map, isOwn }: SkillMapProps) {
  const [subject, setSubject] = useState<Subject | 'all'>('all')
  const shown = map.filter((strand) => subject === 'all' || strand.subject === subject)
  return (
    <ReportSection
      id="map"
      title={t('progress/report/skill-map')}
      intro={t('progress/report/mastery-today-by-strand')}
      control={
        <div className="w-64 sm:w-80">
          <SegmentedControl
            label={t('ui/subject')}
            labelHidden
            value={subject}
            options={subjects()}
            onChange={setSubject}
          />
        </div>
      }
    >
      <div className="flex flex-col gap-9 print:gap-3">
        {shown.map((strand) => (
          <MapStrand key={`${strand.subject} ${strand.strand}`} strand={strand} isOwn={isOwn} />
        ))}
        {shown.length === 0 && <p className="text-ink-soft">{t('progress/report/no-skills-here-yet')}</p>}
      </div>
      <p className="hidden text-sm text-ink-soft print:block">
        {t('progress/report/standards-without-a-practiced-skill')}
      </p>
    </ReportSection>
  )
}
