import type { FigureViews } from '../figure-props.ts'
import { CoordinatePlane } from './coordinate-plane.tsx'
import { FunctionMachine } from './function-machine.tsx'
import { MappingDiagram } from './mapping-diagram.tsx'

export const planesViews = {
  'coordinate-plane': CoordinatePlane,
  'mapping-diagram': MappingDiagram,
  'function-machine': FunctionMachine,
} satisfies Partial<FigureViews>
