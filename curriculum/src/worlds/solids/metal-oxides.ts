/** Density of the metal and of its oxide (g/cm³), melting points of both (°C): CRC Handbook of Chemistry and Physics. */
export const measured = {
  magnesium: [1.74, 3.58, 650, 2825],
  aluminum: [2.7, 3.97, 660, 2054],
  calcium: [1.54, 3.34, 842, 2613],
  titanium: [4.51, 4.17, 1668, 1843],
  chromium: [7.15, 5.22, 1907, 2432],
  iron: [7.87, 5.17, 1538, 1597],
  nickel: [8.9, 6.72, 1455, 1957],
  copper: [8.96, 6.31, 1085, 1227],
  zinc: [7.13, 5.61, 420, 1974],
  tin: [7.29, 6.85, 232, 1630],
  molybdenum: [10.2, 4.7, 2622, 802],
  tungsten: [19.3, 7.2, 3414, 1473],
} as const
