import type { FigureDrawings } from '../figure-props.ts'

/** Each drawing is loaded when a question first shows it. */
export const planesDrawings = {
  'coordinate-plane': async () => (await import('./coordinate-plane.tsx')).CoordinatePlane,
  'mapping-diagram': async () => (await import('./mapping-diagram.tsx')).MappingDiagram,
  'function-machine': async () => (await import('./function-machine.tsx')).FunctionMachine,
} satisfies Partial<FigureDrawings>
