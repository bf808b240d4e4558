import type { Place } from './flat-shapes.ts'

interface Shadow {
  /** Where all of the light is missing; a triangle where it comes to a point within the reach. */
  umbra: Place[]
  /** Where part of it is missing, the umbra included. */
  penumbra: Place[]
}

/** Shadow of a ball lit by a larger one, along the line through both, as far as `reach` beyond the ball. */
export function shadowOf(
  sun: Place & { radius: number },
  ball: Place & { radius: number },
  reach: number,
): Shadow {
  const apart = Math.hypot(ball.x - sun.x, ball.y - sun.y)
  const along = { x: (ball.x - sun.x) / apart, y: (ball.y - sun.y) / apart }
  const place = (far: number, aside: number): Place => ({
    x: ball.x + along.x * far - along.y * aside,
    y: ball.y + along.y * far + along.x * aside,
  })
  // Outer tangents come together behind the ball, inner ones spread from a point before it.
  const narrowing = (sun.radius - ball.radius) / apart
  const spreading = (sun.radius + ball.radius) / apart
  const tip = ball.radius / narrowing
  const end = Math.min(reach, tip)
  const half = Math.max(0, ball.radius - narrowing * end)
  const wide = ball.radius + spreading * reach
  return {
    umbra: [place(0, -ball.radius), place(end, -half), place(end, half), place(0, ball.radius)],
    penumbra: [place(0, -ball.radius), place(reach, -wide), place(reach, wide), place(0, ball.radius)],
  }
}

/** Radius of a ball whose umbra comes to its point so far behind it. */
export const radiusForTip = (sunRadius: number, apart: number, tip: number): number =>
  (sunRadius * tip) / (apart + tip)
