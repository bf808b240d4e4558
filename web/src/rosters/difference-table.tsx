import type { RosterChange, RosterDifference } from '@skills-center/contract/rosters'
import { inFigures } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Cell, HeadCell, RowHead } from '../ui/table-cells.tsx'
import { kindLabels } from './roster-labels.ts'

type Change = Exclude<keyof RosterDifference, 'kind'>

const changes = (): readonly { of: Change; label: string }[] => [
  { of: 'added', label: t('rosters/added') },
  { of: 'changed', label: t('rosters/changed') },
  { of: 'returned', label: t('rosters/returned') },
  { of: 'ended', label: t('rosters/ended') },
]

/** What a sync changes: the counts of each kind, and below them the first names. */
export function DifferenceTable({ difference }: { readonly difference: readonly RosterDifference[] }) {
  const named = difference.flatMap(({ kind, ...of }) =>
    changes()
      .filter((change) => of[change.of].first.length > 0)
      .map((change) => ({ key: `${kind}-${change.of}`, kind, label: change.label, change: of[change.of] })),
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('rosters/what-changes')}>
        <DataTable
          caption={t('rosters/what-changes')}
          hasPinned
          edge="flush"
          className="w-full"
          head={
            <>
              <HeadCell isPinned>
                <span className="sr-only">{t('rosters/kind')}</span>
              </HeadCell>
              {changes().map(({ of, label }) => (
                <HeadCell key={of} isFigure>
                  {label}
                </HeadCell>
              ))}
            </>
          }
        >
          {difference.map(({ kind, ...of }) => (
            <tr key={kind}>
              <RowHead isPinned className="min-w-28">
                {kindLabels()[kind]}
              </RowHead>
              {changes().map((change) => (
                <Cell key={change.of} isFigure>
                  {inFigures(of[change.of].count)}
                </Cell>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
      {named.length > 0 && (
        <dl className="flex flex-col gap-3">
          {named.map(({ key, kind, label, change }) => (
            <div key={key}>
              <dt className="text-sm font-semibold">
                {t('rosters/kind-and-change', { kind: kindLabels()[kind], change: label })}
              </dt>
              <dd className="text-sm wrap-anywhere text-ink-soft">
                <FirstNames {...change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function FirstNames({ first, count }: RosterChange) {
  const more = count - first.length
  const names = first.join(', ')
  return more > 0 ? t('rosters/names-and-more', { names, more }) : names
}
