export type Viewer = object;
