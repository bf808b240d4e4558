import { Chip } from '../../src/ui/chip.tsx'
import type { ShownComponent } from './shown.ts'

const nothing = () => {}

export const chip: ShownComponent = {
  when: 'One of the things that were chosen, with the way out. Chips stand in a list of their own.',
  states: [
    {
      name: 'several in a list',
      show: () => (
        <ul aria-label="Chosen skills" className="flex flex-wrap gap-2">
          {['Unit rates', 'Dividing fractions', 'Energy transfer'].map((name) => (
            <Chip key={name} removeLabel={`Take out ${name}`} onRemove={nothing}>
              {name}
            </Chip>
          ))}
        </ul>
      ),
    },
    {
      name: 'a long name breaks',
      show: () => (
        <ul className="flex max-w-52 flex-wrap">
          <Chip removeLabel="Take out Maria-Magdalena Papadopoulos-Worthington" onRemove={nothing}>
            Maria-Magdalena Papadopoulos-Worthington
          </Chip>
        </ul>
      ),
    },
  ],
}
