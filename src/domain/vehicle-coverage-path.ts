/** Where the list of vehicles is. Pages that only lead there need not carry what searches it (vehicles.ts). */
export const vehicleCoveragePath = '/products/batscan/vehicle-coverage';
