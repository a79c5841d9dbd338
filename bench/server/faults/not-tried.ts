/** Thrown if this machine lacks a program or permission that the scenario needs. */
export class ScenarioSkipped extends Error {}
