import { useState } from 'react'
import { Card } from '../../src/ui/card.tsx'
import { CellButton } from '../../src/ui/cell-button.tsx'
import { Checkbox } from '../../src/ui/checkbox.tsx'
import { DataTable } from '../../src/ui/data-table.tsx'
import { SortHead } from '../../src/ui/sort-head.tsx'
import { Cell, HeadCell, RowHead } from '../../src/ui/table-cells.tsx'
import { TextButton } from '../../src/ui/text-button.tsx'
import type { ShownComponent } from './shown.ts'

const students = [
  { name: 'Ana Ruiz', active: 'Today', answers: 48, figures: [91, 64, 78, 83] },
  { name: 'Maya Torres', active: 'Yesterday', answers: 12, figures: [55, 70, 42, 96] },
  { name: 'Sam Lee', active: 'Not begun', answers: 0, figures: [73, 88, 60, 51] },
] as const
const skills = ['Unit rates', 'Dividing fractions', 'Energy transfer', 'Layers of rock'] as const

function Ordered() {
  const [by, setBy] = useState(0)
  const rows = students.toSorted((one, other) => (one.figures[by] ?? 0) - (other.figures[by] ?? 0))
  return (
    <div className="max-w-full overflow-auto rounded-lg border border-line bg-surface sm:w-fit">
      <DataTable
        hasPinned
        caption="Mastery of each student in each skill"
        head={
          <>
            <HeadCell isPinned isInSight className="min-w-32 border-e border-line">
              Student
            </HeadCell>
            {skills.map((skill, at) => (
              <SortHead
                key={skill}
                isInSight
                order={by === at ? 'ascending' : null}
                hint={`Order by ${skill}, lowest first`}
                onSort={() => setBy(at)}
                className="text-math"
              >
                {skill}
              </SortHead>
            ))}
          </>
        }
      >
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <RowHead isPinned className="border-e border-line">
              {name}
            </RowHead>
            {skills.map((skill, at) => (
              <Cell key={skill} className="p-0.5!">
                <CellButton className="w-27" aria-label={`${name}, ${skill}: ${figures[at]} out of 100`}>
                  <span className="font-semibold tabular-nums">{figures[at]}</span>
                </CellButton>
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  )
}

export const dataTable: ShownComponent = {
  when: 'A table of data, of HeadCell, RowHead and Cell; SortHead orders the rows, CellButton opens what a figure is counted from. Columns that a phone has no room for are left out there, or the table scrolls with names pinned. Where every figure matters on a phone, take a FigureTable.',
  states: [
    {
      name: 'rows that are chosen and opened; two columns from a wide window on',
      show: () => (
        <Card padding="none" className="overflow-hidden">
          <DataTable
            caption="Students of this class"
            head={
              <>
                <Cell className="w-12 p-0! ps-2!">
                  <Checkbox look="bare" aria-label="Choose all students" />
                </Cell>
                <HeadCell>Student</HeadCell>
                <HeadCell from="md">Last active</HeadCell>
                <HeadCell from="md" isFigure>
                  Answers this week
                </HeadCell>
              </>
            }
          >
            {students.map(({ name, active, answers }) => (
              <tr key={name} className="has-checked:bg-math-soft">
                <Cell className="p-0! ps-2!">
                  <Checkbox look="bare" aria-label={`Choose ${name}`} />
                </Cell>
                <RowHead isQuiet>
                  <TextButton>{name}</TextButton>
                </RowHead>
                <Cell from="md">{active}</Cell>
                <Cell from="md" isFigure>
                  {answers}
                </Cell>
              </tr>
            ))}
          </DataTable>
        </Card>
      ),
    },
    {
      name: 'in a card, with its caption shown and a row below all others',
      show: () => (
        <Card padding="none" className="max-w-xl">
          <DataTable
            caption={<strong>Answers this week</strong>}
            isCaptionShown
            edge="card"
            head={
              <>
                <HeadCell>Student</HeadCell>
                <HeadCell isFigure>Answers</HeadCell>
              </>
            }
            foot={
              <>
                <RowHead>Class</RowHead>
                <Cell isFigure>60</Cell>
              </>
            }
          >
            {students.map(({ name, answers }) => (
              <tr key={name}>
                <RowHead>{name}</RowHead>
                <Cell isFigure>{answers}</Cell>
              </tr>
            ))}
          </DataTable>
        </Card>
      ),
    },
    { name: 'ordered by a press on a heading; names and headings stay in sight', show: () => <Ordered /> },
  ],
}
