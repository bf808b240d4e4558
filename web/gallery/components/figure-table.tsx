import { FigureTable } from '../../src/ui/figure-table.tsx'
import type { ShownComponent } from './shown.ts'

const skills = [
  { name: 'Unit rates', answered: 48, accuracy: '83%' },
  { name: 'Dividing fractions', answered: 12, accuracy: '58%' },
  { name: 'Energy transfer', answered: 7, accuracy: '71%' },
]

export const figureTable: ShownComponent = {
  when: 'Rows of figures to compare. On a phone each row becomes a small sheet, so nothing scrolls sideways.',
  states: [
    {
      name: 'three rows',
      show: () => (
        <FigureTable
          caption="Skills practiced this week"
          columns={[
            { head: 'Skill', cell: ({ name }) => name },
            { head: 'Answered', cell: ({ answered }) => answered, isFigure: true },
            { head: 'Right at first try', cell: ({ accuracy }) => accuracy, isFigure: true },
          ]}
          rows={skills}
          keyOf={({ name }) => name}
        />
      ),
    },
  ],
}
